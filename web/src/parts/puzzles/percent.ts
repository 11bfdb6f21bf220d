import { settings } from "../../state/settings.svelte";

/** Thousandths as people read them: 41.2 %. */
export function percent(thousandths: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent", minimumFractionDigits: 1 }).format(
    thousandths / 1000,
  );
}
