import type { Translated } from '../../messages/translated.js'

export const factors: Translated['factors'] = {
  secondFactor: {
    required:
      'Use a sua chave de acesso ou introduza um código da sua aplicação de autenticação ou um código de recuperação',
    enrolmentRequired: 'A sua conta exige um segundo fator. Configure um para continuar',
    challengeInvalid:
      'Este início de sessão demorou demasiado tempo, ou já foi concluído. Recomece com a sua palavra-passe',
    wrongCode: 'Este código não está correto, ou já foi usado',
    codeRequired: 'O código é obrigatório',
    challengeRequired: 'O desafio é obrigatório',
    methodRequired: 'Indique de que método vem o código',
    nameRequired: 'O nome é obrigatório',
    factorRequired: 'Indique de que fator se trata',
    tooMany: 'Já tem o número máximo de segundos fatores. Remova um primeiro',
    none: 'Não tem nenhum segundo fator. Os códigos de recuperação vêm com o primeiro',
  },
  codeStep: {
    title: 'Introduza o seu código',
    byCode: 'Introduza um código da sua aplicação de autenticação ou um código de recuperação',
    byPasskey: 'Use a sua chave de acesso',
    byEither: 'Use a sua chave de acesso ou introduza um código',
    titleOfPasskey: 'Confirme a sua identidade',
    code: 'Código',
    help: 'Os seis dígitos que a sua aplicação mostra agora, ou um dos seus códigos de recuperação.',
    helpOfRecovery: 'Um dos seus códigos de recuperação, se não tiver a chave de acesso à mão.',
    submit: 'Verificar',
    startAgain: 'Recomeçar com a sua palavra-passe',
  },
}
