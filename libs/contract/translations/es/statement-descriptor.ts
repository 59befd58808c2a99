import type { Translated } from '../../messages/translated.js'
import { statementDescriptorMaxLength, statementDescriptorMinLength } from '../../limits.js'

export const statementDescriptor: Translated['statementDescriptor'] = {
  label: 'Descripción en el extracto',
  suffixHelp:
    'Lo que los pagadores leen en el extracto de su tarjeta, después de la descripción abreviada que usted ha configurado en el procesador',
  wholeHelp: 'Lo que los pagadores leen en el extracto de su tarjeta',
  clientHelp:
    'Lo que los pagadores leen en el extracto de su tarjeta; con Stripe, después del nombre abreviado de la plataforma. Vacío: lo que haya configurado la plataforma.',
  form: `De ${statementDescriptorMinLength} a ${statementDescriptorMaxLength} caracteres latinos, entre ellos una letra, y ninguno de < > \\ ' " *`,
}
