import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import "./look/parts.css";
import "./look/art.css";
import "./look/stage.css";
import "./look/fonts";
import { settings } from "./state/settings.svelte";
import { speak } from "./words/language.svelte";

await speak(settings.language);
mount(App, { target: document.getElementById("app") as HTMLElement });
