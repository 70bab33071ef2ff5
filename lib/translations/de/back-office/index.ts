import type { BackOfficeMessages } from "../../translator";
import * as figures from "./figures";
import * as frame from "./frame";
import * as money from "./money";
import * as orders from "./orders";

export const backOffice: BackOfficeMessages = { ...figures, ...frame, ...money, ...orders };
