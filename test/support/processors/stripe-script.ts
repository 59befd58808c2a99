import type { BrowserContext } from 'playwright-core'

/** What stands in for Stripe's script: fields in a frame of its own host, and a token of what is typed there. */
const script = `window.Stripe = function (key) {
  var frame
  var listeners = {}
  return {
    _registerWrapper: function () {},
    elements: function (options) {
      window.stripeOptions = options
      return {
        create: function () {
          return {
            on: function (name, hear) { listeners[name] = hear },
            mount: function (place) {
              frame = document.createElement('iframe')
              frame.src = 'https://js.stripe.com/fields.html'
              frame.title = 'Card fields'
              frame.onload = function () { listeners.ready && listeners.ready() }
              place.append(frame)
            },
            destroy: function () { frame && frame.remove() },
          }
        },
        submit: function () { return Promise.resolve(window.stripeRefuses ? { error: { message: 'Your card number is incomplete.' } } : {}) },
      }
    },
    createConfirmationToken: function () { return Promise.resolve({ confirmationToken: { id: 'ctoken_' + key } }) },
  }
}
window.Stripe.version = 'endive'`

/** Stripe's hosts as a page test reaches them; nothing leaves the machine. */
export async function serveStripe(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route('https://*.stripe.com/**', (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(route.request().url())
    const isScript = pathname.endsWith('.js')
    const body = isScript ? script : '<!doctype html><title>Card fields</title><label>Card <input></label>'
    return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body })
  })
  return asked
}
