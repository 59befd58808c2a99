import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('es')
const declined = 'El pago ha sido rechazado'

export const payerRefusals: Translated['payerRefusals'] = {
  payerRefusals: {
    closedLinks: {
      used: 'Este enlace de pago servía para un solo pago, que ya se ha hecho',
      expired: 'Este enlace de pago ha caducado',
      closed: 'Este enlace de pago está cerrado',
    },
    failures: {
      declined,
      insufficient_funds: 'La cuenta no tiene saldo suficiente',
      expired_card: 'La tarjeta ha caducado',
      invalid_card: 'Los datos de la tarjeta no son correctos',
      lost_card: declined,
      stolen_card: declined,
      do_not_honor: 'El banco del pagador ha rechazado el pago',
      limit_exceeded: 'El pago supera un límite de la tarjeta',
      suspected_fraud: declined,
      authentication_failed: 'El banco no ha confirmado la identidad del pagador',
      otp_failed: 'El código de un solo uso no se ha confirmado',
      method_not_supported: 'La tarjeta o el medio de pago no se acepta para este pago',
      currency_not_supported: 'La tarjeta o la cuenta no acepta esta moneda',
      amount_not_supported: 'El importe no se acepta',
      processing_error: 'El procesador ha tenido un fallo. Inténtelo de nuevo',
      processor_unavailable: 'No se puede contactar con el procesador en este momento. Inténtelo más tarde',
      not_received: 'El procesador nunca ha recibido este pago',
      capture_failed: 'El pago se autorizó, pero no se ha podido cobrar el dinero',
      blocked: declined,
    },
    thisFormWasSentBefore: 'Este formulario ya se envió con otros datos, y esos son los que cuentan. Ábralo de nuevo',
    codeRequired: 'El código es obligatorio',
    enterText: 'Escriba un texto',
    realCard:
      'Esto parece un número de tarjeta real. Aquí no se puede guardar ninguno: quítelo o use una tarjeta de prueba',
    atLeastForPayer: (limit) => `Un pago es de al menos ${limit}. No se ha cobrado nada`,
    atMostForPayer: (limit) => `Un pago es de ${limit} como máximo. No se ha cobrado nada`,
    notRightNowForPayer:
      'El comercio no puede aceptar este pago en este momento. No se ha cobrado nada. Inténtelo más tarde o pregunte al comercio',
    databaseAway: 'La base de datos no responde en este momento. Inténtelo de nuevo en un momento',
    tooManyRequests: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
    linkChanged: 'La cantidad debida ha cambiado entretanto y no se ha cobrado nada. Compruébelo de nuevo',
    paymentUnderWay: 'Hay un pago en curso con este enlace. Si no se completa, se podrá volver a pagar',
    restTooSmall: 'Ningún medio de pago acepta lo que quedaría. Pague todo, o una parte menor',
    setupAttemptsUsed:
      'Han fallado demasiados métodos de pago con este enlace. No se ha cobrado nada. Pida un enlace nuevo al comercio',
    codeExpired: 'Este código ha caducado. Pida uno nuevo',
    codeSentJustNow: (waitSeconds) =>
      `Se acaba de enviar un código. El siguiente se podrá enviar dentro de ${waitSeconds} s`,
    noResendsLeft: 'El código no se puede volver a enviar. El último enviado sigue siendo válido',
    outcomeUnknown:
      'El procesador aún no ha respondido. Inténtelo de nuevo en un momento: este pago no se hará dos veces',
    wrongCode: (triesLeft) =>
      `Este código no es correcto. ${count(triesLeft, { one: 'Queda # intento', other: 'Quedan # intentos' })}`,
    processorUnavailable: 'No se puede contactar con el procesador en este momento. Inténtelo más tarde',
    noProcessor: 'Este pago no se puede aceptar en este momento. Pregunte al comercio',
    tokenOfNoAccount: 'Este medio de pago ya no se acepta aquí. Empiece de nuevo',
    codeToPhone: 'el teléfono de su cuenta bancaria',
  },
}
