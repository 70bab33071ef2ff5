import { backOfficeLink } from "@/lib/back-office-link";
import { ButtonLink, Facts, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";

interface Order {
  id: number;
  customer: { email: string };
}

/** To the shop: tax was included without need, and the shop cannot return it by itself. */
export const taxToReturnEmail = ({ id, customer }: Order, request: string): Email => ({
  subject: `Order ${id}: its VAT id is confirmed now`,
  preview: request,
  body: (
    <>
      <Title>A VAT id is confirmed</Title>
      <Paragraph>
        VIES did not answer when this was sold, so tax was included. Now it has confirmed the VAT
        id, and the customer owes the tax instead.
      </Paragraph>
      <Facts facts={{ Order: String(id), Customer: customer.email, "To do": request }} />
      <ButtonLink href={absolute(backOfficeLink("orders"))}>Open the orders</ButtonLink>
    </>
  ),
});
