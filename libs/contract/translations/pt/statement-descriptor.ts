import type { Translated } from '../../messages/translated.js'

import { statementDescriptorMaxLength, statementDescriptorMinLength } from '../../limits.js'

export const statementDescriptor: Translated['statementDescriptor'] = {
  label: 'Descritivo no extrato',
  suffixHelp: 'O que os pagadores leem no extrato do cartão, depois do descritivo abreviado que definiu no processador',
  wholeHelp: 'O que os pagadores leem no extrato do cartão',
  clientHelp:
    'O que os pagadores leem no extrato do cartão; na Stripe, depois do nome abreviado da plataforma. Vazio: o que a plataforma definiu.',
  form: `${statementDescriptorMinLength} a ${statementDescriptorMaxLength} caracteres latinos, com pelo menos uma letra e nenhum de < > \\ ' " *`,
}
