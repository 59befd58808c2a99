<?php

declare(strict_types=1);

namespace Gatehouse\Errors;

/** 403: the message names the missing permission. */
class PermissionError extends RefusedError
{
}
