import type { Translated } from '../../messages/translated.js'

export const renewalMails: Translated['renewalMails'] = {
  failed: {
    subject: (merchantName) => `Su pago a ${merchantName} no se pudo realizar`,
    news: (merchantName, money, number) =>
      `Su pago de ${money} a ${merchantName} por la factura ${number} no se pudo realizar.`,
    next: 'Pague con el botón de abajo. Si guarda el nuevo método de pago, lo usaremos para los próximos pagos.',
    nextOfEnded: 'Pague con el botón de abajo.',
    button: 'Pagar o cambiar el método de pago',
  },
  confirmation: {
    subject: (merchantName) => `Confirme su pago a ${merchantName}`,
    news: (merchantName, money) => `Su banco le pide que confirme su pago de ${money} a ${merchantName}.`,
    next: 'Confírmelo con el botón de abajo. Mientras tanto, su suscripción sigue activa.',
    nextOfEnded: 'Confírmelo con el botón de abajo.',
    button: 'Confirmar el pago',
  },
  closing: (merchantName) => `Recibe este correo porque tiene una suscripción con ${merchantName}.`,
  closingOfEnded: (merchantName) => `Recibe este correo porque tenía una suscripción con ${merchantName}.`,
}
