import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./plugins/icons.ts";
import { notices } from "./plugins/notices.ts";

const server = process.env["KERMESSE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte(), notices()],
  build: {
    outDir: "../src/kermesse/static",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0, // a data: address would need a looser content policy
    modulePreload: { polyfill: false },
    target: "es2022",
    // what nearly every page wants comes in two files, not in sixty
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /icon:lucide|src.(common|pieces)/,
              minShareCount: 16,
              maxModuleSize: 6000,
              priority: 2,
            },
            { name: "board", test: /src.table/, minShareCount: 6, maxModuleSize: 6000, priority: 1 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true }, // what is printed when the client is built
  server: {
    port: 5173,
    fs: { allow: [".."] },
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
      "^/table/[^/]+/(qr\\.svg|record|picture\\.png)": server,
    },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
