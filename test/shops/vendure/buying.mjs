// What customers and administrators of the shop do.
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const waitMs = 300_000

/** Asks until the answer is right. */
export async function until(what, ask, isRight = Boolean) {
  const end = performance.now() + waitMs
  for (;;) {
    const answer = await ask()
    if (isRight(answer)) return answer
    if (performance.now() > end) throw new Error(`${what} did not happen: ${JSON.stringify(answer)}`)
    await pause(100)
  }
}

const refused = '... on ErrorResult { errorCode message }'
const orderFields = 'id code state totalWithTax currencyCode'

export const addChair = (visitor, { variant }, quantity = 1) =>
  visitor.ask(
    `mutation ($variant: ID!, $quantity: Int!) { addItemToOrder(productVariantId: $variant, quantity: $quantity) {
      ... on Order { ${orderFields} } ${refused} } }`,
    { variant, quantity },
  )

export const moveTo = (visitor, state) =>
  visitor.ask(
    `mutation ($state: String!) { transitionOrderToState(state: $state) { ... on Order { ${orderFields} } ${refused} } }`,
    { state },
  )

/** A visitor with an order that waits for its payment. */
export async function fillCart(world, { channel, quantity = 1 } = {}) {
  const visitor = world.visitor(channel)
  await addChair(visitor, world, quantity)
  const emailAddress = `grace-${randomBytes(4).toString('hex')}@example.com`
  await visitor.ask(
    `mutation ($input: CreateCustomerInput!) { setCustomerForOrder(input: $input) { ... on Order { id } ${refused} } }`,
    { input: { firstName: 'Grace', lastName: 'Hopper', emailAddress } },
  )
  await visitor.ask(
    `mutation ($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) { ... on Order { id } ${refused} } }`,
    {
      input: {
        fullName: 'Grace Hopper',
        streetLine1: 'Harbor 1',
        city: 'Kiel',
        postalCode: '24103',
        countryCode: 'DE',
      },
    },
  )
  const [method] = await visitor.ask('{ eligibleShippingMethods { id } }')
  await visitor.ask(
    `mutation ($ids: [ID!]!) { setOrderShippingMethod(shippingMethodId: $ids) { ... on Order { id } ${refused} } }`,
    { ids: [method.id] },
  )
  const order = await moveTo(visitor, 'ArrangingPayment')
  return { visitor, order }
}

export const openSession = (visitor, capture = 'automatic') =>
  visitor.ask(
    `mutation ($code: String) { createGatehouseCheckoutSession(paymentMethodCode: $code) {
      checkoutSessionID clientSecret url expiresAt } }`,
    { code: `gatehouse-${capture}` },
  )

export const confirm = (visitor, checkoutSessionID) =>
  visitor.ask('mutation ($id: String!) { confirmGatehouseCheckoutSession(checkoutSessionID: $id) }', {
    id: checkoutSessionID,
  })

/** As the payment page does it, without the page. */
export async function payWithoutPage({ product }, { url }, paymentMethod = 'pm_success') {
  const token = new URL(url).pathname.split('/').at(-1)
  return product.ask('POST', `/payment-links/${token}/payments`, { key: randomUUID(), body: { paymentMethod } })
}

/** A paid or authorized order, as Vendure has it once it knows. */
export async function buy(world, { channel, quantity, capture, paymentMethod } = {}) {
  const { visitor, order } = await fillCart(world, { channel, quantity })
  const session = await openSession(visitor, capture)
  await payWithoutPage(world, session, paymentMethod)
  return {
    visitor,
    session,
    order: await reaches(world, order, capture === 'manual' ? 'PaymentAuthorized' : 'PaymentSettled'),
  }
}

const ordersQuery = `query ($id: ID!) { order(id: $id) { ${orderFields}
  history { items { type data } }
  payments { id method state amount transactionId errorMessage metadata refunds { id state total transactionId } } } }`

export const readOrder = ({ admin }, { id }) => admin.ask(ordersQuery, { id })

export const reaches = (world, order, state) =>
  until(
    `${order.code} ${state}`,
    () => readOrder(world, order),
    (now) => now.state === state,
  )

export const notesOf = ({ history }) =>
  history.items.filter(({ type }) => type === 'ORDER_NOTE').map(({ data }) => data.note)

const payment = (name) =>
  `mutation ($id: ID!) { ${name}(id: $id) { ... on Payment { id state } ${refused}
    ... on ${name === 'settlePayment' ? 'SettlePaymentError' : 'CancelPaymentError'} { paymentErrorMessage } } }`

export const settle = ({ admin }, { payments: [{ id }] }) => admin.ask(payment('settlePayment'), { id })
export const cancel = ({ admin }, { payments: [{ id }] }) => admin.ask(payment('cancelPayment'), { id })

export const refund = ({ admin }, { payments: [{ id }] }, amount) =>
  admin.ask(
    `mutation ($input: RefundOrderInput!) { refundOrder(input: $input) {
      ... on Refund { id state total transactionId } ${refused} } }`,
    { input: { paymentId: id, amount, reason: 'Sent back', lines: [], shipping: 0, adjustment: 0 } },
  )
