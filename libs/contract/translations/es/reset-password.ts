import type { Translated } from '../../messages/translated.js'

export const resetPassword: Translated['resetPassword'] = {
  chooseANewPasswordFor: 'Elija una contraseña nueva para su cuenta de comercio de Gatehouse.',
  signsOutOtherBrowsers: 'Elija una contraseña nueva. Se cerrará la sesión en todos sus dispositivos.',
  getNewLink: 'Pedir un enlace nuevo',
  newPassword: 'Contraseña nueva',
  atLeastPasswordMinLength: (passwordMinLength) => `Al menos ${passwordMinLength} caracteres.`,
  resetToken: 'Token de restablecimiento',
  findItInTheLink: 'Está en el enlace que le enviamos por correo, después de token=.',
}
