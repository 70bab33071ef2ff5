import { deployNow } from "@/app/delivery/deploy";
import { redeploy, takeOffline } from "@/lib/delivery/deployments/commands/change";
import { deleteDeployment, postDeployment } from "@/lib/delivery/endpoints";
import { afterAnswer } from "@/lib/http/after-answer";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const POST = route(postDeployment, async ({ actor, params }) => {
  const deployment = await redeploy(actor.userId, params.presetId);
  afterAnswer(deployNow);
  return deployment;
});

export const DELETE = route(deleteDeployment, async ({ actor, params }) => {
  const deployment = await takeOffline(actor.userId, params.presetId);
  afterAnswer(deployNow);
  return deployment;
});

export const { GET, PUT, PATCH } = refuseOthers("POST", "DELETE");
