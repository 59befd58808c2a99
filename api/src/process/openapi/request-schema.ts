import { bankHolidaysMax } from '#contract/bank-limits.js'
import {
  claimNameMaxLength,
  emailDomainsMax,
  providerSecretMaxLength,
  roleMapMax,
  signOnAnswerMaxLength,
} from '#contract/single-sign-on-limits.js'
import { clientTypes } from '#contract/choices.js'
import { requirementChoicesMax, requirementCountriesMax } from '#contract/document-limits.js'
import { getMetadataStorage, ValidationTypes } from 'class-validator'
import {
  broughtMax,
  broughtMaxLength,
  allowedRangesMax,
  amountMaxMinorUnits,
  idsMax,
  metadataEntriesMax,
  metadataFiltersMax,
  metadataMaxBytes,
  metadataTextMaxLength,
  chargePercentageMax,
  processorSettingMaxLength,
  processorSettingsMax,
  returnAddressMaxLength,
  returnOriginsMax,
  textMaxLength,
} from '#contract/limits.js'
import { currencies } from '#contract/money.js'
import type { Schema } from '#contract/openapi.js'
import { areTokensOffered, offeredTexts } from '#contract/payment-methods.js'
import { framePageMaxLength } from '#contract/processor-limits.js'
import {
  csvMapping,
  fileProfile,
  limitsOfCurrencies,
  customerAddress,
  payer,
  planFees,
  planMethods,
  planPercentage,
  planTerms,
  riskConditions,
  ruleConditions,
  ruleFallbacks,
  ruleTargets,
} from './body-shapes.js'
import { billingShapes } from './billing-shapes.js'
import { sources } from './sources.js'
import { allEventTypes, webhookEventTypes } from '#contract/event-types.js'

export type RequestClass = (new () => object) & { name: string }
type Check = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number]

const checksOf = (requestClass: RequestClass): Check[] =>
  getMetadataStorage().getTargetValidationMetadatas(requestClass, '', false, false)

export function requestSchema(requestClass: RequestClass): Schema {
  const byField = Map.groupBy(checksOf(requestClass), ({ propertyName }) => propertyName)
  const names = [...byField.keys()]
  const isRequired = (name: string) =>
    !byField.get(name)?.some(({ type }) => type === ValidationTypes.CONDITIONAL_VALIDATION)
  const about = aboutClass(requestClass)
  return {
    type: 'object',
    ...(about && { description: about }),
    properties: Object.fromEntries(
      names.map((name) => [name, fieldSchema(requestClass, name, byField.get(name) ?? [])]),
    ),
    ...(names.some(isRequired) && { required: names.filter(isRequired) }),
    additionalProperties: false,
  }
}

function fieldSchema(requestClass: RequestClass, name: string, checks: Check[]): Schema {
  const declared = Reflect.getMetadata('design:type', requestClass.prototype as object, name) as
    | { name: string }
    | undefined
  const start: Schema = plainTypes[declared?.name ?? ''] ?? {}
  const rules = checks.map((check) => meaningOf[check.name ?? check.type]?.(check.constraints ?? []) ?? {})
  const value = (new requestClass() as Record<string, unknown>)[name]
  const about = aboutField(requestClass, name)
  return {
    ...Object.assign({}, start, ...rules),
    ...(value !== undefined && { default: value }),
    ...(about && { description: about }),
  }
}

const plainTypes: Record<string, Schema> = {
  String: { type: 'string' },
  Number: { type: 'number' },
  Boolean: { type: 'boolean' },
}

const ids: Schema = { type: 'array', items: { type: 'string', pattern: '^[\\w-]{1,40}$' }, maxItems: idsMax }
const metadata: Schema = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: metadataTextMaxLength },
  description: `At most ${metadataEntriesMax} values with up to ${metadataTextMaxLength} characters each, and ${metadataMaxBytes} bytes of JSON in total.`,
}

const refundLimits: Schema = {
  type: 'object',
  properties: Object.fromEntries(
    currencies.map((currency) => [currency, { type: 'integer', minimum: 0, maximum: amountMaxMinorUnits }]),
  ),
  additionalProperties: false,
}

const bytes: Schema = { type: 'string', pattern: '^[\\w-]+$', description: 'base64url' }
const credential = (response: Record<string, Schema>, required: string[]): Schema => ({
  type: 'object',
  description: 'The browser’s response, from PublicKeyCredential.toJSON().',
  properties: {
    id: bytes,
    rawId: bytes,
    type: { const: 'public-key' },
    response: { type: 'object', properties: response, required },
  },
  required: ['id', 'rawId', 'type', 'response'],
})
const assertion = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }
const newPasskey = { clientDataJSON: bytes, attestationObject: bytes }
const transports: Schema = { type: 'array', items: { type: 'string' } }

const webhookChoices = [allEventTypes, ...webhookEventTypes]
const metadataFilter: Schema = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: metadataTextMaxLength },
  maxProperties: metadataFiltersMax,
}

const token: Schema = {
  type: 'object',
  properties: { type: { const: 'token' } },
  required: ['type'],
  additionalProperties: { type: 'string', maxLength: textMaxLength },
}
function paymentMethod(): Schema {
  const text: Schema = { type: 'string', enum: offeredTexts() }
  return areTokensOffered() ? { anyOf: [text, token] } : text
}

const mapping: Schema = {
  type: 'object',
  properties: { value: { type: 'string', minLength: 1, maxLength: claimNameMaxLength }, roleID: { type: 'string' } },
  required: ['value', 'roleID'],
}

const shortTexts = (maxItems: number): Schema => ({
  type: 'array',
  items: { type: 'string', minLength: 1, maxLength: textMaxLength },
  maxItems,
})

const settings: Schema = {
  type: 'object',
  additionalProperties: { type: ['string', 'null'], maxLength: processorSettingMaxLength },
  maxProperties: processorSettingsMax,
}

const brought: Schema = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: broughtMaxLength },
  maxProperties: broughtMax,
}

const address: Schema = { type: 'string', format: 'uri', maxLength: returnAddressMaxLength }

const meaningOf: Record<string, (constraints: unknown[]) => Schema> = {
  areSettings: () => settings,
  isBrought: () => brought,
  areConditions: () => ruleConditions,
  areTargets: () => ruleTargets,
  areFallbacks: () => ruleFallbacks,
  areRiskConditions: () => riskConditions,
  areLimits: () => limitsOfCurrencies,
  areFees: () => planFees,
  areMethods: () => planMethods,
  areTerms: () => planTerms,
  isReservePercentage: () => ({ type: 'number', minimum: 0, maximum: 100 }),
  isPercentageOrNull: () => planPercentage,
  isMonth: () => ({ type: 'string', pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' }),
  isCsvMapping: () => csvMapping,
  isFileProfile: () => fileProfile,
  areDays: () => ({ type: 'array', items: { type: 'string', format: 'date' }, maxItems: bankHolidaysMax }),
  isTimeZone: () => ({ type: 'string' }),
  areCurrencies: () => ({ type: 'array', items: { type: 'string', enum: currencies }, minItems: 1 }),
  isPayer: () => payer,
  isCustomerAddress: () => customerAddress,
  ...billingShapes,
  isReturnURL: () => address,
  isFramePage: () => ({ type: 'string', format: 'uri', maxLength: framePageMaxLength }),
  areOrigins: () => ({ type: 'array', items: { type: 'string' }, maxItems: returnOriginsMax }),
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isBoolean: () => ({ type: 'boolean' }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  isUrl: () => ({ type: 'string', format: 'uri' }),
  isTime: () => ({ type: 'string' }),
  isISO8601: () => ({ type: 'string', format: 'date-time' }),
  isIn: ([choices]) => ({ type: typeof (choices as unknown[])[0], enum: choices as unknown[] }),
  min: ([least]) => ({ minimum: least as number }),
  max: ([most]) => ({ maximum: most as number }),
  minLength: ([least]) => (Number(least) > 0 ? { minLength: least as number } : {}),
  maxLength: ([most]) => ({ maxLength: most as number }),
  isPhone: () => ({ type: 'string', description: 'In international format, such as +14155552671.' }),
  isPercentage: () => ({ type: 'number', exclusiveMinimum: 0, maximum: chargePercentageMax }),
  isEventTypes: () => ({ type: 'array', items: { type: 'string', enum: webhookChoices }, minItems: 1 }),
  isIDs: () => ids,
  isAssertion: () => credential({ ...assertion, userHandle: bytes }, Object.keys(assertion)),
  isNewPasskey: () => credential({ ...newPasskey, transports }, Object.keys(newPasskey)),
  isIssuer: () => ({ type: 'string', format: 'uri' }),
  areDomains: () => ({ type: 'array', items: { type: 'string' }, minItems: 1, maxItems: emailDomainsMax }),
  areMappings: () => ({ type: 'array', items: mapping, maxItems: roleMapMax }),
  isClientSecret: () => ({ type: 'string', minLength: 1, maxLength: providerSecretMaxLength }),
  isAnswer: () => ({ type: 'string', minLength: 1, maxLength: signOnAnswerMaxLength }),
  isBrowserToken: () => ({ type: 'string', pattern: '^[\\w-]{20,100}$' }),
  areRanges: () => ({ type: 'array', items: { type: 'string' }, maxItems: allowedRangesMax }),
  hasID: () => ({ minItems: 1 }),
  isMetadata: () => metadata,
  isRefundLimits: () => refundLimits,
  isAmountsByCurrency: () => refundLimits,
  isPaymentMethod: () => paymentMethod(),
  isMetadataFilter: () => metadataFilter,
  isDay: () => ({ type: 'string', format: 'date' }),
  isShare: () => ({ type: 'number', minimum: 0, maximum: 100 }),
  areChoices: () => shortTexts(requirementChoicesMax),
  areCountries: () => shortTexts(requirementCountriesMax),
  areClientTypes: () => ({ type: 'array', items: { type: 'string', enum: clientTypes } }),
}

// `POST /account/forgot: …` above a class names its route, which the document says anyway.
function aboutClass(requestClass: RequestClass): string | undefined {
  const about = sources.requests[requestClass.name]?.about
  const rest = about?.replace(/^(?:(?:GET|POST|PUT|DELETE|and|or) |\/[\w/:-]+ ?|\(staff\))+[:;,.]? ?/, '')
  return rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : undefined
}

function aboutField(requestClass: RequestClass, name: string): string | undefined {
  const own = sources.requests[requestClass.name]?.fields[name]
  const parent = Object.getPrototypeOf(requestClass) as RequestClass | null
  return own ?? (parent?.name ? aboutField(parent, name) : undefined)
}

export function requestClassNamed(name: string): RequestClass | undefined {
  const all = (getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, unknown> }).validationMetadatas
  return [...all.keys()].find((target): target is RequestClass => typeof target === 'function' && target.name === name)
}
