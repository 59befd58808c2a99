import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('es')

export const forgotPassword: Translated['forgotPassword'] = {
  requestAResetLink: 'Reciba un enlace para restablecer la contraseña de su cuenta de comercio de Gatehouse.',
  backToSignIn: 'Volver al inicio de sesión',
  enterYourEmail: 'Escriba el correo con el que se registró y le enviaremos un enlace.',
  checkYourEmail: 'Revise su correo',
  theLinkFor: 'El enlace para',
  worksOnceAndForMinutes: (minutes) =>
    `funciona una sola vez, durante ${count(minutes, { one: '# minuto', other: '# minutos' })}.`,
  noEmailCheckSpam: '¿No hay nada? Mire en la carpeta de correo no deseado o',
  tryAnotherAddress: 'pruebe con otra dirección',
}
