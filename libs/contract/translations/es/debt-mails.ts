import type { Translated } from '../../messages/translated.js'

export const debtMails: Translated['debtMails'] = {
  test: 'Modo de prueba: ',
  subjects: {
    requested: (money) => `Pague ${money} a Gatehouse`,
    paid: (money) => `Gracias: se han abonado ${money} en su saldo`,
    written_off: (money) => `Hemos cancelado ${money} que nos debía`,
  },
  news: {
    requested: (money) =>
      `Su saldo con nosotros está ${money} por debajo de cero: ha vuelto a los pagadores más de lo que ha entrado. Las transferencias esperan hasta que se cubra. Puede pagarlo ahora con tarjeta, sin comisión, o dejarlo: los pagos nuevos también lo compensan.`,
    paid: (money) => `Se han abonado ${money} en su saldo, sin comisión.`,
    written_off: (money) => `Nos debe ${money} menos: hemos renunciado a esa cantidad. No tiene que hacer nada.`,
  },
  buttons: { requested: 'Ver lo que se debe', paid: 'Ver su saldo', written_off: 'Ver su saldo' },
  closing: 'Gatehouse ha enviado este correo automáticamente porque su saldo estaba por debajo de cero.',
}
