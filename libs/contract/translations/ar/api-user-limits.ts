import type { Translated } from '../../messages/translated.js'

export const apiUserLimits: Translated['apiUserLimits'] = {
  expires: 'تاريخ الانتهاء',
  expiresHelp: 'يعمل المفتاح حتى نهاية هذا اليوم بتوقيت UTC. فارغ: لا ينتهي.',
  allowedAddresses: 'العناوين المسموح بها',
  allowedAddressesHelp:
    'عنوان أو نطاق واحد في كل سطر، مثل 203.0.113.7 أو 2001:db8::/32. فارغ: يُسمح بالاستدعاء من أي مكان.',
  endsOn: (day) => `ينتهي في ${day}`,
  ended: (day) => `انتهى في ${day}`,
  twoSecretsUntil: 'سرّان حتى',
  fromAddress: (address) => `من ${address}`,
  onlyFrom: (ranges) => `فقط من ${ranges}`,
}
