import type { Translated } from '../../messages/translated.js'

export const confirmEmail: Translated['confirmEmail'] = {
  confirmYourEmailAddress: 'Confirme su dirección de correo',
  isThisYourEmailAddress: '¿Es esta su dirección de correo?',
  ourStaffWereAskedTo:
    'Se ha pedido a nuestro equipo que la use para esta cuenta. Confírmela solo si conoce la cuenta.',
  newAddress: 'Dirección nueva',
  confirmThisAddress: 'Confirmar esta dirección',
  addressConfirmed: 'Dirección confirmada',
  nothingIsLeftForYou: 'No tiene que hacer nada más. Le escribiremos en cuanto la dirección esté en vigor.',
  theAddressThatTheAccount:
    'La dirección actual de la cuenta aún puede rechazarlo. Si no lo hace, la suya ocupa su lugar el',
  orAsSoonAsIt: ', o en cuanto lo acepte.',
  addressChanged: 'Dirección cambiada',
  fromNowOnYouSign: (newEmailAddress) => `A partir de ahora inicia sesión con ${newEmailAddress}.`,
  signIn: 'Iniciar sesión',
}
