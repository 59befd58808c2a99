import type { Translated } from '../../messages/translated.js'

export const passwords: Translated['passwords'] = {
  forgotPassword: {
    title: 'Contraseña olvidada',
    success: 'Si el correo existe, se ha enviado un enlace de restablecimiento.',
    failure: 'Se ha producido un error.',
  },
  resetPassword: {
    title: 'Restablecer contraseña',
    success: 'La contraseña se ha restablecido',
    failure: 'El token no es válido o ha caducado, o se ha producido un error.',
  },
  confirmEmail: {
    title: 'Confirme su correo',
    success: 'Dirección de correo confirmada. Inicie sesión.',
    failure:
      'Este enlace ya no es válido. Inicie sesión o pida una contraseña nueva: eso también confirma la dirección.',
    wrongPassword: 'Esta no es la contraseña del registro',
  },
}
