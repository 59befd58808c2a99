import type { BrowserContext } from 'playwright-core'

/** What stands in for Adyen's script: Drop-in in a frame of its own host, which pays in the session by a button. */
const script = `window.AdyenWeb = {
  AdyenCheckout: function (settings) {
    window.adyenSettings = { clientKey: settings.clientKey, environment: settings.environment, session: settings.session }
    return Promise.resolve({
      settings: settings,
      submitDetails: function (given) { settings.onPaymentCompleted({ sessionResult: given.details.redirectResult }) },
    })
  },
  Dropin: function (checkout) {
    var frame
    var button
    return {
      mount: function (place) {
        frame = document.createElement('iframe')
        frame.src = 'https://checkoutshopper-test.adyen.com/fields.html'
        frame.title = 'Card fields'
        button = document.createElement('button')
        button.type = 'button'
        button.textContent = 'Pay in Drop-in'
        button.onclick = function () {
          fetch('https://checkoutshopper-test.adyen.com/pay/' + checkout.settings.session.id, { method: 'POST' })
            .then(function (answer) { return answer.text() })
            .then(function (sessionResult) { checkout.settings.onPaymentCompleted({ sessionResult: sessionResult }) })
        }
        place.append(frame, button)
      },
      unmount: function () { frame.remove(); button.remove() },
    }
  },
}`

/** Adyen's hosts as a page test reaches them; nothing leaves the machine. `pay`: the payer pays in a session, and the browser gets this. */
export async function serveAdyen(context: BrowserContext, pay: (sessionID: string) => string): Promise<string[]> {
  const asked: string[] = []
  await context.route('https://*.adyen.com/**', (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    const headers = { 'access-control-allow-origin': '*' }
    if (pathname.startsWith('/pay/'))
      return route.fulfill({ headers, contentType: 'text/plain', body: pay(pathname.split('/').at(-1) ?? '') })
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script })
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: '' })
    const body = '<!doctype html><title>Card fields</title><label>Card <input></label>'
    return route.fulfill({ contentType: 'text/html', body })
  })
  return asked
}
