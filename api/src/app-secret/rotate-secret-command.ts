import 'reflect-metadata'
import { runCommand } from '../config/command.js'
import { rotateSecret } from './rotate-secret.js'

runCommand(rotateSecret)
