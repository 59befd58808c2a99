import 'reflect-metadata'
import { runCommand } from '../../platform/config/command.js'
import { rotateSecret } from './rotate-secret.js'

runCommand(rotateSecret)
