import type { Translated } from '../../messages/translated.js'

export const apiUserLimits: Translated['apiUserLimits'] = {
  expires: 'Expira',
  expiresHelp: 'A chave funciona até ao fim deste dia, em UTC. Vazio: não expira.',
  allowedAddresses: 'Endereços permitidos',
  allowedAddressesHelp:
    'Um endereço ou intervalo por linha, por exemplo 203.0.113.7 ou 2001:db8::/32. Vazio: pode chamar de qualquer lado.',
  endsOn: (day) => `Expira em ${day}`,
  ended: (day) => `Expirou em ${day}`,
  twoSecretsUntil: 'Dois segredos até',
  fromAddress: (address) => `a partir de ${address}`,
  onlyFrom: (ranges) => `Apenas a partir de ${ranges}`,
}
