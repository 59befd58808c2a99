import { Outlet, redirect, useLocation, useMatches } from 'react-router'
import type { CheckoutFrameView } from '#contract/checkout-frames.js'
import type { LinkPaymentView } from '#contract/link-payments.js'
import { loadCheckoutFrame } from '../../api/checkout.server'
import { ApiError } from '../../api/http.server'
import { speak } from '../../session/language.server'
import { siteContext } from '../../session/site-context.server'
import type { Route } from './+types/embed'
import { accentsOf, readColor } from './appearance'
import { NoPayment } from './closed'
import { FrameMessages } from './embed.messages'
import { readFramePage } from './frame-page.server'
import { placeOf } from './place'

/** Only pages of the client's return origins may show what stands below here, and only they hear from it. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const place = placeOf(url, params.token)
  const frame = await findFrame(context, params.token)
  if (place.otherSecret !== null && !(await isSameShop(context, frame, place.otherSecret))) return redirect(place.to())
  const origins = frame?.origins ?? []
  context.get(siteContext).frameBy(origins)
  const { words } = await speak(request, context)
  return {
    frame: frame && { ...frame, origins: null, underWay: null },
    // The page around us is one of these, or the browser does not show us.
    origin: origins.find((one) => one === url.searchParams.get('origin')) ?? null,
    nonce: url.searchParams.get('nonce') ?? '',
    warning: warningOf(url.searchParams.get('accent')) ?? pageWarningOf(url.searchParams.get('page'), origins),
    said: {
      title: frame ? words.pay.payMerchantName(frame.merchantName) : words.pay.pay,
      close: words.pay.closeTheCheckout,
      leave: words.pay.closeWhilePaying,
    },
  }
}

type Context = Route.LoaderArgs['context']

const findFrame = (context: Context, token: string) =>
  loadCheckoutFrame(context, token).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })

/** A link to a merchant's page may carry any payment behind `#`: one of another merchant is not shown there. */
async function isSameShop(context: Context, frame: CheckoutFrameView | null, secret: string): Promise<boolean> {
  return frame !== null && (await findFrame(context, secret))?.shop === frame.shop
}

function pageWarningOf(page: string | null, origins: string[]): string | null {
  if (page === null || readFramePage(page, origins) !== null) return null
  return `Customers who leave for a bank come back to Gatehouse, because this returnURL is too long or not on one of your return addresses: ${page}`
}

/** For the console of whoever builds the page, which is English. */
function warningOf(accent: string | null): string | null {
  if (!accent) return null
  const asked = readColor(accent)
  const used = accentsOf(accent)
  if (!asked || !used) return `The accent must be a color such as #0b6 or #00bb66`
  const isKept = readColor(used.light)?.every((part, at) => part === asked[at])
  return isKept ? null : `The accent ${accent} has too little contrast on white. ${used.light} is used instead`
}

export default function Embed({ loaderData }: Route.ComponentProps) {
  const { frame, origin } = loaderData
  const styles = appearanceIn(useLocation().search)
  const payment = usePayment()
  const isSetup = useMatches().some(({ id }) => id === 'embedded setup')
  const isOver = frame !== null && frame.status !== 'open' && !payment && !isSetup
  return (
    <>
      <link rel="stylesheet" href={`/pay/embed-styles.css${styles}`} />
      {frame && isOver ? <NoPayment {...frame} status={frame.status === 'open' ? null : frame.status} /> : <Outlet />}
      {origin && <FrameMessages {...loaderData} origin={origin} payment={payment} />}
    </>
  )
}

/** The nonce is another one each time, and must not keep the browser from using its copy. */
function appearanceIn(search: string): string {
  const asked = new URLSearchParams(search)
  const ours = ['accent', 'radius', 'font', 'view'].filter((name) => asked.has(name))
  const kept = new URLSearchParams(ours.map((name) => [name, asked.get(name) ?? '']))
  return ours.length > 0 ? `?${kept}` : ''
}

function usePayment(): LinkPaymentView | null {
  const data = useMatches().at(-1)?.loaderData as { payment?: LinkPaymentView | null } | undefined
  return data?.payment ?? null
}
