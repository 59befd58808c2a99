import type { Translated } from '../../messages/translated.js'

const back = 'El dinero vuelve a estar en su saldo.'

export const payoutMails: Translated['payoutMails'] = {
  test: 'Modo de prueba: ',
  subjects: {
    paid: (money) => `Se le han transferido ${money}`,
    failed: (money) => `Ha fallado una transferencia de ${money}`,
    returned: (money) => `Ha vuelto una transferencia de ${money}`,
    rejected: (money) => `Se ha rechazado una transferencia de ${money}`,
  },
  news: {
    paid: (money, last4) => `Hemos transferido ${money} a su cuenta terminada en ${last4}.`,
    failed: (money, last4) =>
      `No se han podido transferir ${money} a su cuenta terminada en ${last4}. ${back} Compruebe que la cuenta es correcta.`,
    returned: (money, last4) =>
      `Su banco ha devuelto ${money} que habíamos transferido a la cuenta terminada en ${last4}. ${back} Compruebe que la cuenta es correcta.`,
    rejected: (money, last4) =>
      `No se ha aprobado una transferencia de ${money} a su cuenta terminada en ${last4}. ${back}`,
  },
  reason: (text) => `El motivo: ${text}`,
  button: 'Ver la transferencia',
  closing: 'Gatehouse ha enviado este correo automáticamente porque se le ha transferido dinero, o no se ha podido.',
}
