"""The Python MCP client, told what to do by JSON lines on stdin; answers, one a line, go to stdout. See clients/client.ts for the actions."""

import json
import os
import sys
from contextlib import AsyncExitStack
from typing import Any

import anyio
from anyio.abc import TaskGroup
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client

FIRST_STATELESS = "2026-07-28"

Json = dict[str, Any]


def say(message: Json) -> None:
    print(json.dumps(message), flush=True)


def plain(model: Any) -> Any:
    return model.model_dump(mode="json", by_alias=True, exclude_none=True)


def protocol_error(error: MCPError) -> Json:
    return {"protocol_error": {"code": error.code, "message": error.message}}


class Interop:
    def __init__(self, protocol: str, tasks: TaskGroup) -> None:
        self.protocol = protocol
        self.tasks = tasks
        self.stack = AsyncExitStack()
        self.client: Client | None = None
        self.changed = anyio.Event()
        self.begun: anyio.CancelScope | None = None
        self.ended: str | None = None
        self.over = anyio.Event()
        self.listening: anyio.CancelScope | None = None

    async def hear(self, message: Any) -> None:
        if getattr(message, "method", None) == "notifications/tools/list_changed":
            self.changed.set()

    async def open(self, stack: AsyncExitStack, target: Json) -> Client:
        if "command" in target:
            server = StdioServerParameters(command=target["command"], args=target["args"], env=target["env"])
            quiet = stack.enter_context(open(os.devnull, "w"))
            transport = stdio_client(server, errlog=quiet)
        else:
            token = target["token"]
            headers = {"authorization": f"Bearer {token}"} if token else {}
            http = await stack.enter_async_context(create_mcp_http_client(headers=headers))
            transport = streamable_http_client(target["url"], http_client=http)
        stateless = self.protocol >= FIRST_STATELESS
        client = Client(transport, mode="auto" if stateless else "legacy", message_handler=self.hear)
        return await stack.enter_async_context(client)

    async def connect(self, target: Json) -> Json:
        self.client = await self.open(self.stack, target)
        if self.protocol >= FIRST_STATELESS:
            await self.tasks.start(self.listen)
        server = self.client.server_info
        return {
            "protocol": self.client.protocol_version,
            "server": {"name": server.name, "title": server.title} if server else None,
            "instructed": bool(self.client.instructions),
        }

    async def connect_without_token(self, target: Json) -> Json:
        try:
            async with AsyncExitStack() as stack:
                await self.open(stack, {**target, "token": None})
        except Exception:
            return {"refused": True}
        return {"refused": False}

    async def listen(self, *, task_status: Any) -> None:
        with anyio.CancelScope() as self.listening:
            async with self.client.listen(tools_list_changed=True) as changes:
                task_status.started()
                async for _ in changes:
                    self.changed.set()

    async def list_tools(self) -> Json:
        return {"tools": [plain(tool) for tool in (await self.client.list_tools()).tools]}

    async def list_resources(self) -> Json:
        templates = (await self.client.list_resource_templates()).resource_templates
        resources = (await self.client.list_resources()).resources
        return {"resources": [plain(each) for each in resources], "templates": [plain(each) for each in templates]}

    async def read(self, uri: str) -> Json:
        try:
            return {"contents": [plain(each) for each in (await self.client.read_resource(uri)).contents]}
        except MCPError as error:
            return protocol_error(error)

    async def call(self, tool: str, arguments: Json | None = None) -> Json:
        progress: list[Json] = []

        async def hear(amount: float, total: float | None, message: str | None) -> None:
            progress.append({"progress": amount, "message": message})
            say({"progress": True})

        try:
            result = plain(await self.client.call_tool(tool, arguments or {}, progress_callback=hear))
        except MCPError as error:
            return protocol_error(error)
        return {
            "is_error": result.get("isError", False),
            "text": result["content"][0]["text"],
            "data": result.get("structuredContent"),
            "error": result.get("_meta", {}).get("godot_mcp/error"),
            "progress": progress,
        }

    async def begin(self, tool: str, arguments: Json | None = None) -> Json:
        async def run() -> None:
            with anyio.CancelScope() as self.begun:
                await self.call(tool, arguments)
            self.ended = "cancelled" if self.begun.cancelled_caught else "answered"
            self.over.set()

        self.tasks.start_soon(run)
        return {}

    async def cancel(self) -> Json:
        self.begun.cancel()
        await self.over.wait()
        return {"ended": self.ended}

    async def await_change(self) -> Json:
        await self.changed.wait()
        self.changed = anyio.Event()
        return {"heard": True}

    async def close(self) -> Json:
        if self.listening:
            self.listening.cancel()
        await self.stack.aclose()
        return {}


async def main() -> None:
    async with anyio.create_task_group() as tasks:
        interop = Interop(sys.argv[1], tasks)
        lines = anyio.wrap_file(sys.stdin)
        async for line in lines:
            action = json.loads(line)
            name = action.pop("do")
            try:
                say({"seen": await getattr(interop, name)(**action)})
            except Exception as error:
                say({"failed": f"{type(error).__name__}: {error}"})
        tasks.cancel_scope.cancel()


anyio.run(main)
