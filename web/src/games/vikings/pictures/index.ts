import type { Component } from "svelte";
import Figures from "./Figures.svelte";

export const pictures: Record<string, Component> = { figures: Figures };
