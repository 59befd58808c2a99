import type { Translated } from '../../messages/translated.js'

export const holds: Translated['holds'] = {
  holds: {
    reasons: {
      email_changed: 'Se ha cambiado la dirección de correo',
      password_reset: 'Se ha restablecido la contraseña por correo',
      settlement_account_changed: 'Se ha cambiado la cuenta de liquidación',
    },
    accountChanged: (last4) => `Se ha modificado la cuenta de liquidación terminada en ${last4}`,
    ask: 'Enviarme el enlace por correo',
    asked: 'Hemos enviado el enlace por correo. Funciona una sola vez, durante una hora',
    askedAlready: 'Ya hay un enlace en camino. Mire primero en su buzón',
    failure: 'No se ha podido enviar el enlace. Inténtelo de nuevo.',
  },
}
