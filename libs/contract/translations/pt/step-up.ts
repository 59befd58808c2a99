import type { Translated } from '../../messages/translated.js'

export const stepUp: Translated['stepUp'] = {
  required: 'Confirme a sua identidade e envie isto de novo',
  notThisWay: 'Confirme com um dos métodos da sua conta',
  wrongPassword: 'Esta palavra-passe não está correta',
  passwordOrCode: 'Introduza a sua palavra-passe ou um código do seu segundo fator',
  codeRequired: 'O código é obrigatório',
  title: 'Confirme a sua identidade',
  leadCode: 'Isto exige um código novo do seu segundo fator. O que escreveu mantém-se e é enviado logo a seguir.',
  leadPasskey:
    'Isto exige de novo a sua chave de acesso, ou um código novo. O que escreveu mantém-se e é enviado logo a seguir.',
  leadPassword: 'Isto exige de novo a sua palavra-passe. O que escreveu mantém-se e é enviado logo a seguir.',
  leadFile: 'Confirme que é você para baixar esta exportação.',
  code: 'Código',
  codeHelp: 'Os seis dígitos que a sua aplicação mostra agora, ou um dos seus códigos de recuperação.',
  password: 'Palavra-passe',
  submit: 'Confirmar',
  cancel: 'Cancelar',
  backWithout: 'Voltar sem confirmar',
  unanswered: 'Não foi possível confirmar. Tente novamente',
  ready: 'Obrigado. O seu ficheiro está pronto.',
  download: 'Transferir o ficheiro',
  back: 'Voltar à lista',
  fileTooLarge: (megabytes) =>
    `O seu ficheiro tem mais de ${megabytes} MB. Confirme primeiro e depois escolha o ficheiro novamente`,
}
