import type { Appearance } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { toStripe } from '#contract/stripe-amounts.js'
import type { DrawnFields, FieldsAsked } from './drawn-fields'

/** Stripe's Payment Element, in Stripe's frame: what is typed there never reaches this page. */
export async function drawStripe({ offer, amount, currency, isSetup, place }: FieldsAsked): Promise<DrawnFields> {
  const stripe = await loadStripe(offer.publishable.publishableKey ?? '')
  if (!stripe) throw new Error('Stripe runs in browsers alone')
  const { methodTypes = 'card', onBehalfOf } = offer.publishable
  const elements = stripe.elements({
    ...(isSetup ? { mode: 'setup' as const } : { mode: 'payment' as const, amount: counted(amount, currency) }),
    // The server takes no others, and would decline them only after the payer has gone through with it.
    allowedPaymentMethodTypes: methodTypes.split(' '),
    currency: currency.toLowerCase(),
    // The charge or setup names the connected account too, and Stripe refuses a token that was made for another one.
    ...(onBehalfOf && { onBehalfOf }),
    paymentMethodCreation: 'manual',
    appearance: appearanceOf(place),
  })
  const element = elements.create('payment', { layout: 'tabs' })
  await new Promise<void>((ready, failed) => {
    element.on('ready', () => ready())
    element.on('loaderror', ({ error }) => failed(new Error(error.message)))
    element.mount(place)
  })
  return {
    remove: () => element.destroy(),
    async token() {
      const submitted = await elements.submit()
      if (submitted.error) return { sentence: submitted.error.message }
      const { error, confirmationToken } = await stripe.createConfirmationToken({ elements })
      return error ? { sentence: error.message } : { token: confirmationToken.id }
    },
  }
}

function counted(amount: number, currency: FieldsAsked['currency']): number {
  const units = toStripe(amount, currency)
  if (units === null) throw new Error(`Stripe has no amount of ${amount} ${currency}`)
  return units
}

// The frame of the fields knows nothing of our styles, so that it is told what they come to here.
function appearanceOf(place: HTMLElement): Appearance {
  const style = getComputedStyle(place)
  const canvas = document.createElement('canvas').getContext('2d')
  const colorOf = (name: string) => {
    const probe = document.createElement('span')
    probe.style.color = `var(${name})`
    place.append(probe)
    const color = getComputedStyle(probe).color
    probe.remove()
    return canvas ? asHex(canvas, color) : color
  }
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: colorOf('--color-brand'),
      colorBackground: colorOf('--color-panel'),
      colorText: colorOf('--color-ink'),
      colorTextSecondary: colorOf('--color-ink-soft'),
      colorDanger: colorOf('--color-failed'),
      fontFamily: style.fontFamily,
      borderRadius: '8px',
    },
  }
}

// Stripe reads no oklch.
function asHex(canvas: CanvasRenderingContext2D, color: string): string {
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
