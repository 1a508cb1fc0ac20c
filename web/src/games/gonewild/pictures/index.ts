/** Pictures for the rules, by name. */

import type { Component } from "svelte";

export const pictures: Record<string, Component> = {};
