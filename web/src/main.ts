import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import "./look/parts.css";
import "./look/art.css";
import "./look/stage.css";
import "./look/flourish.css";
import "./look/fonts";
import { startWorker } from "./calls/worker";
import { pageOf } from "./pages/pages";
import { path } from "./state/router.svelte";
import { settings } from "./state/settings.svelte";
import { speak } from "./words/language.svelte";

void pageOf(path())
  .load()
  .catch(() => {}); // beside the words; if it fails, the page says so
await speak(settings.language);
mount(App, { target: document.getElementById("app") as HTMLElement });
void startWorker();
