"use client";

import { callApi } from "@/lib/platform/http/client";
import { postFacts } from "./endpoints";
import type { Finding } from "./schemas";

export type FactsSource = { address: string } | { text: string } | { file: File };
