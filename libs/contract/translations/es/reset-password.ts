import type { Translated } from '../../messages/translated.js'

export const resetPassword: Translated['resetPassword'] = {
  chooseANewPasswordFor: 'Elija una contraseña nueva para su cuenta de comercio de Gatehouse.',
  chooseANewPasswordEvery: 'Elija una contraseña nueva. Se cierra la sesión de su cuenta en todos los navegadores.',
  getNewLink: 'Pedir un enlace nuevo',
  newPassword: 'Contraseña nueva',
  atLeastPasswordMinLength: (passwordMinLength) => `Al menos ${passwordMinLength} caracteres.`,
  resetToken: 'Token de restablecimiento',
  itStandsInTheLink: 'Está en el enlace del correo, después de token=.',
}
