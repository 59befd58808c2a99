import type { Translated } from '../../messages/translated.js'

export const disputes: Translated['disputes'] = {
  evidenceTextRequired: 'Indique qué debe saber el banco del pagador',
  reasonInWords: {
    fraudulent: 'El pagador dice que no fue él',
    not_received: 'El pagador dice que no ha recibido nada',
    not_as_described: 'El pagador dice que no es lo que se describía',
    duplicate: 'El pagador dice que se pagó dos veces',
    credit_not_processed: 'El pagador espera un reembolso',
    subscription_canceled: 'El pagador dice que la suscripción había terminado',
    general: 'El banco del pagador no ha dado ningún motivo',
  },
  sendEvidence: 'Enviar pruebas',
  evidenceLead: (money) =>
    `Indique qué argumentos hay contra la disputa de ${money}. Llegan al banco del pagador, una sola vez y de forma definitiva.`,
  evidenceText: 'Lo que debe saber el banco',
  evidenceHelp: 'Qué se vendió, cómo y cuándo se entregó, y qué le ha escrito el pagador.',
  evidenceWasSent: 'Las pruebas se han enviado',
  failedToSendEvidence: 'No se han podido enviar las pruebas',
  evidenceUntil: 'Se pueden enviar pruebas hasta el',
  evidenceSentOn: 'Las pruebas se enviaron el',
  processorDecides: 'Decide el procesador',
  evidenceFiles: 'Archivos',
  evidenceFilesHelp: 'PDF, JPEG o PNG, 4,5 MB en total. Un archivo nuevo sustituye al anterior del mismo tipo.',
  evidenceFileKind: 'Qué muestra el archivo',
  evidenceFileKinds: {
    receipt: 'Recibo o factura',
    delivery: 'Comprobante de entrega',
    communication: 'Mensajes con el pagador',
    other: 'Otra cosa',
  },
  addFile: 'Añadir archivo',
  fileWasAdded: 'Archivo añadido. Llegará al banco cuando envíe las pruebas.',
}
