import type { Translated } from '../../messages/translated.js'

export const refuseEmail: Translated['refuseEmail'] = {
  refuseAnotherEmailAddress: 'Rechazar otra dirección de correo',
  changeTheEmailAddressOf: '¿Cambiar la dirección de correo de su cuenta?',
  aMemberOfOurStaff: 'Lo ha pedido una persona de nuestro equipo. Aún no ha cambiado nada.',
  newAddress: 'Dirección nueva',
  confirmedThere: 'Confirmada allí',
  notYet: 'Aún no',
  ifYouDoNothingThe: 'Si no hace nada, la dirección nueva ocupa el lugar de la suya el',
  onceItIsConfirmedWhoever:
    ', una vez confirmada. Quien lea su correo podrá entonces iniciar sesión en la cuenta de usted.',
  refuseKeepMyAddress: 'Rechazar: conservar mi dirección',
  agreeToTheNewAddress: 'Aceptar la dirección nueva',
  refused: 'Rechazado',
  yourAddressStaysAsIt: 'Su dirección no cambia, y el enlace del otro correo deja de funcionar.',
  didNotExpectThis: '¿No sabía nada de esto? Díganoslo para que lo investiguemos.',
  contactUs: 'Contactar',
  fromNowOnYouSign: (newEmailAddress) => `A partir de ahora inicia sesión con ${newEmailAddress}.`,
  countsAsSoonAsIt: (newEmailAddress) =>
    `${newEmailAddress} entra en vigor en cuanto se confirme desde allí. Hasta entonces inicia sesión como antes.`,
  addressChanged: 'Dirección cambiada',
  agreed: 'Aceptado',
}
