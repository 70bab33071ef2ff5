import { after } from "next/server";
import { deployNow } from "@/app/delivery/deploy";
import { redeploy, takeOffline } from "@/lib/delivery/deployments/commands/change";
import { deleteDeployment, postDeployment } from "@/lib/delivery/endpoints";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const POST = route(postDeployment, async ({ actor, params }) => {
  const deployment = await redeploy(actor.userId, params.presetId);
  after(deployNow);
  return deployment;
});

export const DELETE = route(deleteDeployment, async ({ actor, params }) => {
  const deployment = await takeOffline(actor.userId, params.presetId);
  after(deployNow);
  return deployment;
});

export const { GET, PUT, PATCH } = refuseOthers("POST", "DELETE");
