import { isFinished, lookedUp, type MyTable, remembered } from "./myTables";
import { forgetTable } from "./seats";

const EVERY = 15_000; // milliseconds; somebody may look at the first page until it is their turn

/** The tables of this browser, looked up again from time to time while somebody looks. */
export class TableList {
  tables = $state.raw<MyTable[]>(remembered());

  get running(): MyTable[] {
    return this.tables.filter((table) => !isFinished(table));
  }

  get finished(): MyTable[] {
    return this.tables.filter(isFinished);
  }

  forget = (table: string): void => {
    forgetTable(table);
    this.tables = this.tables.filter(({ held }) => held.table !== table);
  };

  /** Call within an effect; gives what ends it. */
  follow(): () => void {
    const look = async (): Promise<void> => {
      if (!document.hidden) this.tables = await lookedUp(remembered());
    };
    void look();
    const beat = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(beat);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
