"""What the hall can be asked over HTTP and WebSockets."""
