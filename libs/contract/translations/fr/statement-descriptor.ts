import type { Translated } from '../../messages/translated.js'

import { statementDescriptorMaxLength, statementDescriptorMinLength } from '../../limits.js'

export const statementDescriptor: Translated['statementDescriptor'] = {
  label: 'Libellé de relevé',
  suffixHelp:
    'Ce que les payeurs lisent sur leur relevé de carte, après le libellé abrégé que vous avez défini chez le prestataire',
  wholeHelp: 'Ce que les payeurs lisent sur leur relevé de carte',
  clientHelp:
    'Ce que les payeurs lisent sur leur relevé de carte ; chez Stripe, après le nom abrégé de la plateforme. Vide : ce que la plateforme a défini.',
  form: `${statementDescriptorMinLength} à ${statementDescriptorMaxLength} caractères latins, dont au moins une lettre, et aucun de < > \\ ' " *`,
}
