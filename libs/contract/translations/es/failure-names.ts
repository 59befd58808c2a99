import type { Translated } from '../../messages/translated.js'

export const failureNames: Translated['failureNames'] = {
  failureNames: {
    declined: 'rechazado',
    insufficient_funds: 'fondos insuficientes',
    expired_card: 'tarjeta caducada',
    invalid_card: 'datos de la tarjeta incorrectos',
    lost_card: 'tarjeta perdida',
    stolen_card: 'tarjeta robada',
    do_not_honor: 'rechazado por el banco',
    limit_exceeded: 'límite de la tarjeta superado',
    suspected_fraud: 'sospecha de fraude',
    authentication_failed: 'identidad no confirmada',
    otp_failed: 'código de un solo uso no confirmado',
    method_not_supported: 'método de pago no admitido',
    currency_not_supported: 'moneda no admitida',
    amount_not_supported: 'importe no admitido',
    processing_error: 'error del procesador',
    processor_unavailable: 'procesador no disponible',
    not_received: 'no recibido por el procesador',
    capture_failed: 'captura fallida',
    blocked: 'bloqueado por una regla de riesgo',
  },
  methodFailureNames: {
    NO_METHOD: 'sin método de pago',
    SAVED_METHOD_REFUSED: 'rechazado definitivamente por el banco',
    SAVED_METHOD_DETACHED: 'método de pago eliminado',
    SAVED_METHOD_EXPIRED: 'tarjeta caducada',
    SAVED_METHOD_ON_SESSION_ONLY: 'solo autorizado con el cliente presente',
    ABOVE_MANDATE_MAXIMUM: 'por encima del máximo que autorizó el cliente',
  },
}
