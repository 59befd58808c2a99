import type { SessionAsked } from './drawn-fields'

interface Ended {
  sessionResult?: string
}
interface AdyenWeb {
  AdyenCheckout(settings: object): Promise<{ submitDetails(details: object): void }>
  Dropin: new (checkout: object) => { mount(place: HTMLElement): void; unmount(): void }
}

// The script of this version is told to speak to the API's version that the session was opened with.
const version = '6.31.1'

/** Adyen's Drop-in, in Adyen's frames: what is typed there never reaches this page. */
export async function drawAdyen({ fields, currency, brought, place, end, fail }: SessionAsked): Promise<() => void> {
  const { clientKey = '' } = fields.offer.publishable
  const { environment = clientKey.startsWith('live_') ? 'live' : 'test' } = fields.offer.publishable
  const { id = '', sessionData = '' } = fields.session
  const { AdyenCheckout, Dropin } = await adyenWeb(environment)
  const goOn = ({ sessionResult = '' }: Ended) => end({ sessionId: id, sessionResult })
  const { redirectResult } = brought
  const checkout = await AdyenCheckout({
    ...{ clientKey, environment, countryCode: countryOf(currency), analytics: { enabled: false } },
    session: redirectResult ? { id } : { id, sessionData },
    onPaymentCompleted: goOn,
    onPaymentFailed: goOn,
    onError: fail,
  })
  if (redirectResult) {
    checkout.submitDetails({ details: { redirectResult } })
    return () => undefined
  }
  const dropin = new Dropin(checkout)
  dropin.mount(place)
  return () => dropin.unmount()
}

// Drop-in asks for a country, to choose the methods that it shows.
function countryOf(currency: string): string {
  const own = new Intl.Locale(navigator.language).region
  return own ?? (currency === 'EUR' ? 'NL' : currency.slice(0, 2))
}

async function adyenWeb(environment: string): Promise<AdyenWeb> {
  const folder = `https://checkoutshopper-${environment}.adyen.com/checkoutshopper/sdk/${version}`
  await Promise.all([
    loaded('link', { rel: 'stylesheet', href: `${folder}/adyen.css` }),
    loaded('script', { src: `${folder}/adyen.js` }),
  ])
  const { AdyenWeb: found } = window as { AdyenWeb?: AdyenWeb }
  if (!found) throw new Error('The script of Adyen did not come')
  return found
}

function loaded(name: 'link' | 'script', values: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(name), values)
    element.onload = () => resolve()
    element.onerror = () => reject(new Error('It did not come'))
    document.head.append(element)
  })
}
