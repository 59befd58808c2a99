import type { Translated } from '../../messages/translated.js'

export const disputes: Translated['clientRefusals']['clientRefusals']['disputes'] = {
  evidenceTooLate: 'El plazo para presentar pruebas ha terminado',
  evidenceSentAlready: 'Las pruebas ya se han enviado. Solo se pueden enviar una vez',
  takesNoEvidence: 'El procesador de este pago no acepta pruebas desde aquí',
  takesNoFiles: 'El procesador de este pago no acepta archivos desde aquí',
  oneEvidenceFile: 'El procesador de este pago acepta un solo archivo por disputa. Reúna sus documentos en uno',
  evidenceFilesTooLarge: 'Todos los archivos de una disputa pueden pesar 4,5 MB en total',
  evidenceFileKind: 'Elija qué muestra el archivo',
}
