"use client";

import { callApi } from "@/lib/platform/http/client";
import { postContact } from "./endpoints";
import type { ContactForm } from "./schemas";

export const sendContact = (form: ContactForm) => callApi(postContact, { body: form });
