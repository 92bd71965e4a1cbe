import { mount } from "svelte";
import App from "./App.svelte";
import "./house/house.css";
import { dressPage } from "./house/settings.svelte";

dressPage(document.documentElement);
const target = document.getElementById("app");
if (target) mount(App, { target });
