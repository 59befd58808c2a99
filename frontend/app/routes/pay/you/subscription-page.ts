export const pageOfPayer = (shop: string): string => `/pay/you/${encodeURIComponent(shop)}/payments`

export const pageOfSubscription = ({ shop, subscriptionID }: { shop: string; subscriptionID: string }): string =>
  `/pay/you/${encodeURIComponent(shop)}/subscriptions/${encodeURIComponent(subscriptionID)}`
