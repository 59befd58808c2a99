import type { Translated } from '../../messages/translated.js'

export const apiUserLimits: Translated['apiUserLimits'] = {
  expires: 'Caduca',
  expiresHelp: 'La clave funciona hasta el final de este día, UTC. Vacío: no caduca.',
  allowedAddresses: 'Direcciones permitidas',
  allowedAddressesHelp:
    'Una dirección o un rango por línea, por ejemplo 203.0.113.7 o 2001:db8::/32. Vacío: puede llamar desde cualquier lugar.',
  endsOn: (day) => `Caduca el ${day}`,
  ended: (day) => `Caducó el ${day}`,
  twoSecretsUntil: 'Dos secretos hasta el',
  fromAddress: (address) => `desde ${address}`,
  onlyFrom: (ranges) => `Solo desde ${ranges}`,
}
