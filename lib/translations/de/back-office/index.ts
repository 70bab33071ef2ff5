import type { BackOfficeMessages } from "../../translator";
import * as frame from "./frame";

export const backOffice: BackOfficeMessages = { ...frame };
