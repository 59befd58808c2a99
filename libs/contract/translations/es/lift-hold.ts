import type { Translated } from '../../messages/translated.js'

export const liftHold: Translated['liftHold'] = {
  confirmThatThisIsYou: 'Confirme que es usted',
  isThisYou: '¿Es usted?',
  somebodyWhoIsSignedIn:
    'Alguien que ha iniciado sesión en esta cuenta quiere crear claves de API o cambiar adónde va su dinero.',
  waitsBecause: 'Espera porque',
  waitsUntil: 'Espera hasta',
  confirmOnlyWhatYouBegan:
    'Confirme solo lo que haya empezado usted. ¿No es usted? Salga de esta página, establezca una contraseña nueva y escríbanos.',
  confirmThatItIsMe: 'Confirmar que soy yo',
  confirmed: 'Confirmado',
  apiKeysCanBeMade:
    'Ya se pueden crear claves de API y cambiar la cuenta de liquidación. Las transferencias esperan hasta su momento.',
  toYourAccount: 'Ir a su cuenta',
}
