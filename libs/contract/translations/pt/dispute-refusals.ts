import type { Translated } from '../../messages/translated.js'

export const disputes: Translated['clientRefusals']['clientRefusals']['disputes'] = {
  evidenceTooLate: 'O prazo para apresentar provas terminou',
  evidenceSentAlready: 'As provas já foram enviadas. Só podem ser enviadas uma vez',
  takesNoEvidence: 'O processador deste pagamento não aceita provas a partir daqui',
  takesNoFiles: 'O processador deste pagamento não aceita arquivos a partir daqui',
  oneEvidenceFile:
    'O processador deste pagamento aceita um único arquivo por contestação. Reúna seus documentos em um só',
  evidenceFilesTooLarge: 'Todos os arquivos de uma contestação podem ter 4,5 MB no total',
  evidenceFileKind: 'Escolha o que o arquivo mostra',
}
