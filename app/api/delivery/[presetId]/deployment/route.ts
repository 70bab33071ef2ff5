import { after } from "next/server";
import { buildSite } from "@/app/delivery/build";
import { redeploy, takeOffline } from "@/lib/delivery/deployments/commands/change";
import { sweepDeployments } from "@/lib/delivery/deployments/commands/sweep";
import { configuredTarget } from "@/lib/delivery/deployments/targets";
import { deleteDeployment, postDeployment } from "@/lib/delivery/endpoints";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { sendDueMail } from "@/lib/mail/commands";

async function work() {
  await sweepDeployments({ target: configuredTarget(), build: buildSite });
  await sendDueMail();
}

export const POST = route(postDeployment, async ({ actor, params }) => {
  const deployment = await redeploy(actor.userId, params.presetId);
  after(work);
  return deployment;
});

export const DELETE = route(deleteDeployment, async ({ actor, params }) => {
  const deployment = await takeOffline(actor.userId, params.presetId);
  after(work);
  return deployment;
});

export const { GET, PUT, PATCH } = refuseOthers("POST", "DELETE");
