import type { Translated } from '../../messages/translated.js'

export const apiUserLimits: Translated['apiUserLimits'] = {
  expires: 'Expire le',
  expiresHelp: 'La clé fonctionne jusqu’à la fin de ce jour, UTC. Vide : elle n’expire pas.',
  allowedAddresses: 'Adresses autorisées',
  allowedAddressesHelp:
    'Une adresse ou une plage par ligne, par exemple 203.0.113.7 ou 2001:db8::/32. Vide : les appels sont acceptés de partout.',
  endsOn: (day) => `Expire le ${day}`,
  ended: (day) => `A expiré le ${day}`,
  twoSecretsUntil: 'Deux secrets jusqu’au',
  fromAddress: (address) => `depuis ${address}`,
  onlyFrom: (ranges) => `Uniquement depuis ${ranges}`,
}
