import { postApiToken, postProfileToken } from "@/lib/accounts/api-tokens/endpoints";
import {
  deleteCustomer,
  getCustomer,
  getCustomerActivity,
  getCustomers,
  putCustomer,
} from "@/lib/accounts/customers/endpoints";
import {
  getProfile,
  getUser,
  postForgot,
  postLogin,
  postRegister,
  putProfile,
  putReset,
} from "@/lib/accounts/endpoints";
import {
  getCsrfToken,
  getIdentity,
  getSignInCallback,
  postLogin0,
  postSignIn,
} from "@/lib/accounts/identity/endpoints";
import {
  postNewPasskeyOptions,
  postPasskey,
  postPasskeyLogin,
  postPasskeyOptions,
  postPasskeyRemoval,
  putPasskey,
} from "@/lib/accounts/passkeys/endpoints";
import {
  postAuthenticator,
  postAuthenticatorRemoval,
  postRecoveryCodes,
  putAuthenticator,
} from "@/lib/accounts/second-factor/endpoints";
import {
  deleteEmail,
  deleteSession,
  deleteSessions,
  getAccount,
  postAlarm,
  postConfirmation,
  postEmail,
  postIdentityRemoval,
  postVerification,
  putPassword,
} from "@/lib/accounts/security/endpoints";
import { postMcp } from "@/lib/agents/endpoints";
import { getFigures, getVitals, postVitals } from "@/lib/analytics/endpoints";
import {
  deleteBundle,
  getBundle,
  getBundles,
  postBundle,
  putBundle,
} from "@/lib/catalogue/bundles/endpoints";
import {
  deleteCoupon,
  getCoupon,
  getCoupons,
  postCoupon,
  putCoupon,
} from "@/lib/catalogue/coupons/endpoints";
import {
  deletePreset,
  getOnePreset,
  getPresets,
  postPreset,
  putPreset,
} from "@/lib/catalogue/endpoints";
import { postPresetPicture } from "@/lib/catalogue/pictures/endpoints";
import * as reviews from "@/lib/catalogue/reviews/endpoints";
import { deleteSale, getSale, getSales, postSale, putSale } from "@/lib/catalogue/sales/endpoints";
import { deleteSaved, deleteSeen, getSaved, postSaved } from "@/lib/catalogue/saved/endpoints";
import {
  deleteBusiness,
  getBusinesses,
  putBusiness,
} from "@/lib/customization/businesses/endpoints";
import {
  deleteDraft,
  getDraft,
  getDrafts,
  getRevision,
  getRevisions,
  getTemplateContent,
  putDraft,
} from "@/lib/customization/content/endpoints";
import {
  getDraftEmail,
  postDraftEmailStop,
  putDraftEmail,
} from "@/lib/customization/draft-emails/endpoints";
import { postFacts } from "@/lib/customization/facts/endpoints";
import { deletePicture, getPictures, postPicture } from "@/lib/customization/pictures/endpoints";
import { deleteCopy, getCopies, getCopy, postCopy } from "@/lib/customization/sharing/endpoints";
import { getWriter, postRephrase } from "@/lib/customization/writer/endpoints";
import { getBooks, getBooksCsv, getBooksDatev } from "@/lib/orders/books/endpoints";
import { deleteCart, getCart, postCart, putCartLicenses } from "@/lib/orders/cart/endpoints";
import * as corrections from "@/lib/orders/checkout/corrections/endpoints";
import {
  getCancelReturn,
  getCaptureReturn,
  getOrderTimeline,
  postCancellation,
  postEvidence,
  postPaymentResolution,
  postPayOrder,
  postPaypalWebhook,
  postQuote,
  postTransferChange,
  postVatIdDenial,
} from "@/lib/orders/checkout/endpoints";
import {
  getCreditNotePdf,
  getCreditNoteXml,
  getRefund,
  getRefundRequest,
  getRefundRequests,
  getRefunds,
  postRefund,
  postRefundRequest,
  putRefundRequest,
} from "@/lib/orders/checkout/refunds/endpoints";
import { postStart } from "@/lib/orders/checkout/withdrawal/endpoints";
import {
  getAllInvoices,
  getBought,
  getInvoicePdf,
  getInvoices,
  getInvoiceXml,
  getTermsPdf,
  putInvoice,
} from "@/lib/orders/invoices/endpoints";
import {
  getBankLines,
  postBankConfirmation,
  postBankStatement,
} from "@/lib/orders/transfers/statements/endpoints";
import * as tokens from "@/lib/platform/api-tokens/endpoints";
import {
  getActivity,
  getAuditEvent,
  getAuditEvents,
  getAuditExport,
} from "@/lib/platform/audit/endpoints";
import { getEmail, getEmails, postEmailRetry } from "@/lib/platform/email/endpoints";
import { getMetrics, getReady } from "@/lib/platform/health/endpoints";
import type { Endpoint } from "@/lib/platform/http/endpoint";
import { getHealth } from "@/lib/platform/http/endpoints";
import { getJob, getJobs, postJobRetry, postRunJobs } from "@/lib/platform/jobs/endpoints";
import { postMedia } from "@/lib/platform/media/endpoints";
import { getValidate, postLogout } from "@/lib/platform/sessions/endpoints";
import {
  deleteStaff,
  getStaff,
  postAcceptance,
  postStaff,
  putStaff,
} from "@/lib/platform/staff/endpoints";
import {
  deleteDeletion,
  postDeletion,
  postDeletionConfirmation,
  postExport,
  postExportFile,
} from "@/lib/privacy/endpoints";
import { getSite } from "@/lib/sites/delivery/endpoints";
import {
  deleteDomain,
  getAsk,
  getDomains,
  postDomainCheck,
  putDomain,
} from "@/lib/sites/domains/endpoints";
import {
  deleteDeployment,
  deletePublication,
  deleteTakedown,
  getDeployments,
  getOneSite,
  getSiteRecord,
  getSites,
  getVersions,
  getVisits,
  postDeployment,
  postPublication,
  postRestore,
  postTakedown,
  putSite,
  putSiteBusiness,
  putSiteForm,
  putSiteMove,
} from "@/lib/sites/endpoints";
import {
  deleteSiteMessage,
  deleteSiteMessages,
  getMessageExport,
  getSiteMessages,
  putSiteMessage,
  putSiteMessages,
} from "@/lib/sites/messages/endpoints";
import {
  getReport,
  getReportFigures,
  getReports,
  postObjection,
  putReport,
} from "@/lib/sites/reports/endpoints";
import {
  getHeldContent,
  getHeldSite,
  getHeldSites,
  postHeldApproval,
  postHeldRefusal,
} from "@/lib/sites/screening/endpoints";
import { getWebhook, postWebhookTrial, putWebhook } from "@/lib/sites/webhooks/endpoints";
import { getMessage, getMessages, postContact } from "@/lib/support/contact/endpoints";
import * as support from "@/lib/support/endpoints";
import { getEmailSample, getEmailSamples } from "./email-samples/endpoints";

const { postReview, ...staffReviews } = reviews;
const { getApiTokens, deleteApiToken, ...profileTokens } = tokens;

interface Tag {
  name: string;
  description: string;
  /** By their operation ids. */
  operations: Record<string, Endpoint>;
}

/** All endpoints of the public API, in the order of the reference. */
export const tags: readonly Tag[] = [
  {
    name: "Catalogue",
    description: "The presets on sale",
    operations: {
      getPresets,
      getOnePreset,
      postPreset,
      putPreset,
      deletePreset,
      postPresetPicture,
    },
  },
  {
    name: "Content",
    description: "The words and pictures of templates, and those of customers",
    operations: {
      getTemplateContent,
      getDrafts,
      getDraft,
      putDraft,
      deleteDraft,
      getRevisions,
      getRevision,
      getPictures,
      postPicture,
      deletePicture,
      getCopies,
      postCopy,
      getCopy,
      deleteCopy,
      getDraftEmail,
      putDraftEmail,
      postDraftEmailStop,
      postFacts,
      getWriter,
      postRephrase,
      getBusinesses,
      putBusiness,
      deleteBusiness,
    },
  },
  {
    name: "Sessions",
    description: "Signing in by password, passkey or identity provider, and signing out",
    operations: {
      getCsrfToken,
      postSignIn,
      getSignInCallback,
      getIdentity,
      postLogin0,
      getUser,
      postLogin,
      postPasskeyOptions,
      postPasskeyLogin,
      postLogout,
      getValidate,
    },
  },
  {
    name: "Accounts",
    description: "Opening an account, its password and its profile",
    operations: {
      postRegister,
      postForgot,
      putReset,
      getProfile,
      putProfile,
      postMedia,
      getAccount,
      getActivity,
      postVerification,
      postConfirmation,
      putPassword,
      postEmail,
      deleteEmail,
      deleteSessions,
      deleteSession,
      postIdentityRemoval,
      postAlarm,
      postAcceptance,
      postAuthenticator,
      putAuthenticator,
      postAuthenticatorRemoval,
      postRecoveryCodes,
      postNewPasskeyOptions,
      postPasskey,
      putPasskey,
      postPasskeyRemoval,
      ...profileTokens,
      postProfileToken,
      postExport,
      postExportFile,
      postDeletion,
      postDeletionConfirmation,
      deleteDeletion,
    },
  },
  {
    name: "Cart",
    description: "The cart of a customer",
    operations: { getCart, postCart, putCartLicenses, deleteCart },
  },
  {
    name: "Saved presets",
    description: "What a customer saved, and looked at last",
    operations: { getSaved, postSaved, deleteSaved, deleteSeen },
  },
  {
    name: "Orders",
    description: "Payments, and the invoices that they lead to",
    operations: {
      postQuote,
      postPayOrder,
      getCaptureReturn,
      getCancelReturn,
      postCancellation,
      postStart,
      postPaypalWebhook,
      getBought,
      getInvoices,
      getInvoicePdf,
      getInvoiceXml,
      getTermsPdf,
      postRefundRequest,
      getCreditNotePdf,
      getCreditNoteXml,
    },
  },
  {
    name: "Delivery",
    description: "What buyers have of a template: its files, and its deployment",
    operations: { getSite, getDeployments, postDeployment, deleteDeployment },
  },
  {
    name: "Sites",
    description: "Published sites, their versions, domains and the messages of their readers",
    operations: {
      getOneSite,
      putSite,
      postPublication,
      deletePublication,
      getVersions,
      postRestore,
      postObjection,
      getVisits,
      getDomains,
      putDomain,
      deleteDomain,
      postDomainCheck,
      putSiteForm,
      putSiteBusiness,
      putSiteMove,
      getWebhook,
      putWebhook,
      postWebhookTrial,
      getSiteMessages,
      putSiteMessages,
      deleteSiteMessages,
      putSiteMessage,
      deleteSiteMessage,
      getMessageExport,
    },
  },
  {
    name: "Back office",
    description:
      "For staff and their programs: lists in the convention of json-server, and changes",
    operations: {
      getFigures,
      getVitals,
      getAllInvoices,
      putInvoice,
      getOrderTimeline,
      postPaymentResolution,
      postTransferChange,
      postEvidence,
      postVatIdDenial,
      postBankStatement,
      getBankLines,
      postBankConfirmation,
      ...corrections,
      getRefunds,
      getRefund,
      postRefund,
      getRefundRequests,
      getRefundRequest,
      putRefundRequest,
      getBooks,
      getBooksCsv,
      getBooksDatev,
      getBundles,
      getBundle,
      postBundle,
      putBundle,
      deleteBundle,
      getSales,
      getSale,
      postSale,
      putSale,
      deleteSale,
      getCoupons,
      getCoupon,
      postCoupon,
      putCoupon,
      deleteCoupon,
      ...staffReviews,
      getMessages,
      getMessage,
      getCustomers,
      getCustomer,
      getCustomerActivity,
      putCustomer,
      deleteCustomer,
      getEmails,
      getEmail,
      postEmailRetry,
      getEmailSamples,
      getEmailSample,
      getJobs,
      getJob,
      postJobRetry,
      getSites,
      getSiteRecord,
      postTakedown,
      deleteTakedown,
      getReports,
      getReport,
      putReport,
      getReportFigures,
      getHeldSites,
      getHeldSite,
      getHeldContent,
      postHeldApproval,
      postHeldRefusal,
      getAuditEvents,
      getAuditEvent,
      getAuditExport,
      getStaff,
      postStaff,
      putStaff,
      deleteStaff,
      getApiTokens,
      postApiToken,
      deleteApiToken,
    },
  },
  {
    name: "Messages",
    description: "Threads of customers with the shop, and answers to insert",
    operations: support,
  },
  {
    name: "Customers",
    description: "Reviews and messages of customers, and what their browsers measure",
    operations: { postReview, postContact, postVitals },
  },
  {
    name: "Agents",
    description: "The shop as tools for programs that act for a person",
    operations: { postMcp },
  },
  {
    name: "Operation",
    description: "Health, metrics and background jobs",
    operations: { getHealth, getReady, getMetrics, postRunJobs, getAsk },
  },
];

export const endpoints: readonly Endpoint[] = tags.flatMap(({ operations }) =>
  Object.values(operations),
);
