import { mount } from "svelte";
import App from "./App.svelte";
import "./common/common.css";
import { dressPage } from "./common/settings.svelte";
import { words } from "./common/words.svelte";

dressPage(document.documentElement);
await words.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });

// Installed, the page has something of its own to show where there is no connection. See public/sw.js.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/sw.js").catch(() => {});
